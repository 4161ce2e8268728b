import { useState } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose it is: its initials stand where there is no picture. */
  name: string;
  /** Address of a square picture. */
  picture?: string;
  /** How wide it is: 32, 44 or 64 px. */
  size?: keyof typeof styles.size;
  /** What a screen reader says; without it the avatar is decoration beside a written name. */
  label?: string;
}

/** A person: their picture, else their initials, else the sign of a person. */
export function Avatar({ name, picture, size = 'm', label }: AvatarProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`${styles.avatar} ${styles.size[size]}`} {...spoken}>
      {initials(name) || <Icon name="user" size={size === 's' ? 's' : 'm'} />}
      {picture && <Portrait key={picture} src={picture} />}
    </span>
  );
}

/** The picture, gone where it cannot be fetched, also when that was known before the script came. */
function Portrait({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      className={styles.picture}
      src={src}
      alt=""
      hidden={isBroken}
      width={64}
      height={64}
      onError={() => setBroken(true)}
    />
  );
}
