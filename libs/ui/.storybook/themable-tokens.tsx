import { themableTokens } from '../src/theme/theme-rule.ts';

/** What a theme map may name. */
export function ThemableTokens() {
  return (
    <details>
      <summary>{themableTokens().length} names</summary>
      <p>
        {themableTokens().map((name) => (
          <span key={name}>
            <code>{name}</code>{' '}
          </span>
        ))}
      </p>
    </details>
  );
}
