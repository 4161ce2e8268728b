type Plain = string | number | boolean | Date | null | undefined;

/**
 * A type of the contract as presenters give it: each field is its value, a promise of it, or a function that is called where
 * the field is asked for. Every field must be there, so that a misspelt one does not compile.
 */
export type Presented<Type> = Type extends Plain
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Presented<Item>[]
    : { readonly [Field in keyof Type]: PresentedField<Type[Field]> };

type PresentedField<Type> = Later<Presented<Type>> | (() => Later<Presented<Type>>);

/** A value, or a promise of it. */
export type Later<Value> = Value | Promise<Value>;
