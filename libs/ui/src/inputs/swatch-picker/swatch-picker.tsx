import { useLinkElement } from '../../navigation/link/link-context.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './swatch-picker.css.ts';

export interface SwatchOption {
  /** The address of the product in this colour. */
  href: string;
  label: string;
  /** Any CSS colour; shown where there is no picture. Where there is neither, the label is written out. */
  colour?: string;
  /** Address of a small picture of the product in this colour. */
  picture?: string;
  isSoldOut?: boolean;
  /** What else there is to know of it, such as that few are left; beside the chosen one's name, and heard with each. */
  note?: string;
}

export interface SwatchPickerProps {
  label: string;
  /** The `href` of the colour shown now. */
  current: string;
  /** The colours, each with its page. */
  options: readonly SwatchOption[];
  /** Said after the name of a colour that is sold out. */
  soldOutLabel: string;
}

/** The product's colours as links, since each has an address of its own. */
export function SwatchPicker({ label, current, options, soldOutLabel }: SwatchPickerProps) {
  const chosen = options.find(({ href }) => href === current);
  return (
    <nav aria-label={label}>
      <p className={styles.label}>
        {label}
        {chosen && <span className={styles.chosen}> {nameWithNote(chosen)}</span>}
      </p>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.href}>
            <Swatch option={option} isCurrent={option.href === current} soldOutLabel={soldOutLabel} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nameWithNote({ label, note }: SwatchOption): string {
  return note === undefined ? label : `${label}, ${note}`;
}

type Face = keyof typeof styles.face;

function faceOf({ picture, colour }: SwatchOption): Face {
  if (picture) return 'pictured';
  return colour ? 'coloured' : 'worded';
}

/** What is seen of an option; its name is said beside it. */
function SwatchFace({ option }: { option: SwatchOption }) {
  switch (faceOf(option)) {
    case 'pictured':
      return <img className={styles.picture} src={option.picture} alt="" width={56} height={70} loading="lazy" />;
    case 'worded':
      return <span aria-hidden="true">{option.label}</span>;
    case 'coloured':
      return (
        // An attribute, not a style: a strict content security policy lets it through.
        <svg className={styles.colour} viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="15" fill={option.colour} />
        </svg>
      );
  }
}

interface SwatchProps {
  option: SwatchOption;
  isCurrent: boolean;
  soldOutLabel: string;
}

function Swatch({ option, isCurrent, soldOutLabel }: SwatchProps) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement
      className={`${styles.swatch} ${styles.face[faceOf(option)]}`}
      href={option.href}
      aria-current={isCurrent ? 'true' : undefined}
      title={nameWithNote(option)}
    >
      <SwatchFace option={option} />
      {option.isSoldOut && (
        <svg className={styles.stroke} viewBox="0 0 32 32" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4 28 28 4" />
          <path className={styles.strokeInk} d="M4 28 28 4" />
        </svg>
      )}
      <VisuallyHidden>
        {nameWithNote(option)}
        {option.isSoldOut && `, ${soldOutLabel}`}
      </VisuallyHidden>
    </LinkElement>
  );
}
