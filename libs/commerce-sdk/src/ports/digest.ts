/** Bytes that no other worker shares, as `crypto.subtle` takes them; written so that TypeScript before 5.7 knows it too. */
export type OwnBytes = Uint8Array & { readonly buffer: ArrayBuffer };

/**
 * Computes the digest of bytes (FIPS 180-4), as `crypto.subtle.digest` does. The platform's own is used where none is given;
 * React Native has none, so that an app there gives one, such as that of `expo-crypto` or `react-native-quick-crypto`.
 */
export type Digest = (algorithm: 'SHA-256' | 'SHA-384', data: OwnBytes) => Promise<ArrayBuffer>;
