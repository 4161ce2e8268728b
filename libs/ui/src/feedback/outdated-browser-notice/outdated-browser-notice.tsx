import { Link } from '../../navigation/link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import * as styles from './outdated-browser-notice.css.ts';

export interface OutdatedBrowserNoticeProps {
  title: string;
  text: string;
  /** Where a newer one is found. */
  browsers: readonly { name: string; href: string }[];
  /** `where-needed` is seen by browsers alone that lack what the shop's styles need; they find out themselves, without script. */
  shown?: keyof typeof styles.shown;
}

/** Tells that the browser is too old for the shop to look and work as it should. Plain HTML, since nothing newer may be counted on. */
export function OutdatedBrowserNotice({ title, text, browsers, shown = 'where-needed' }: OutdatedBrowserNoticeProps) {
  return (
    <div className={styles.shown[shown]}>
      <Notice tone="warning" title={title}>
        {text}{' '}
        {browsers.map(({ name, href }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            <Link href={href} rel="noopener">
              {name}
            </Link>
          </span>
        ))}
      </Notice>
    </div>
  );
}
