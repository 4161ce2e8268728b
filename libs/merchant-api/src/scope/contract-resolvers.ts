import type * as contract from '../generated/contract.ts';
import type * as beside from '../generated/extensions.ts';
import type { Later, Presented } from './presented.ts';
import type { RequestScope } from './request-scope.ts';

type ResolversOf<Root, Arguments> = {
  readonly [Field in keyof Root]?: (
    parent: unknown,
    args: Field extends keyof Arguments ? Arguments[Field] : object,
    scope: RequestScope,
  ) => Later<Presented<Root[Field]>>;
};

/** What answers a domain's fields of the contract: with its arguments, by its types. */
export type ContractResolvers = {
  GeinsMerchantApiQuery?: ResolversOf<contract.GeinsMerchantApiQuery, contract.GeinsMerchantApiQueryArguments>;
  GeinsMerchantApiMutation?: ResolversOf<contract.GeinsMerchantApiMutation, contract.GeinsMerchantApiMutationArguments>;
};

/** The same for the schema beside it. */
export type ExtensionResolvers = {
  ExtensionQuery?: ResolversOf<beside.ExtensionQuery, beside.ExtensionQueryArguments>;
  ExtensionMutation?: ResolversOf<beside.ExtensionMutation, beside.ExtensionMutationArguments>;
};
