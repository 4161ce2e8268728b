import { createAtom } from 'mobx';
import type { TextStorage } from '@torg/stores';

/** Text of which whoever shows it hears when it changes: written here, or, as `follow` tells, elsewhere. */
export function observedText(storage: TextStorage, follow: (changed: () => void) => void): TextStorage {
  const atom = createAtom('text');
  const tell = () => atom.reportChanged();
  follow(tell);
  return {
    read() {
      atom.reportObserved();
      return storage.read();
    },
    write(text) {
      storage.write(text);
      tell();
    },
  };
}
