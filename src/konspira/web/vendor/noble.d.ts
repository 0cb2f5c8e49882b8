// The types of noble.js: the part of @noble/curves and @noble/hashes that the page uses.
export const ed25519: {
  getPublicKey(seed: Uint8Array): Uint8Array;
  sign(message: Uint8Array, seed: Uint8Array): Uint8Array;
  verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array, options?: { zip215?: boolean }): boolean;
};

export function blake2b(
  message: Uint8Array, options?: { dkLen?: number; key?: Uint8Array; personalization?: Uint8Array },
): Uint8Array;
