/** Storage of this tab that never throws: a browser that forbids it, or is full, forgets. What is empty leaves no entry. */
export function tabStorage(open: () => Storage): Pick<Storage, 'getItem' | 'setItem'> {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => (value ? storage.setItem(key, value) : storage.removeItem(key))),
  };
}
