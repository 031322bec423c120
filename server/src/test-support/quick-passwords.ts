import crypto, { type Argon2Parameters, type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

const { argon2, scrypt } = crypto;

/** Passwords are hashed slowly on purpose. Tests open accounts by the hundred, and none of them has anything to lose. */
const quickArgon2 = (algorithm: 'argon2id', parameters: Argon2Parameters, done: Done) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);

/** How passwords were kept before. */
const quickScrypt = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);

crypto.argon2 = quickArgon2 as typeof argon2;
crypto.scrypt = quickScrypt as typeof scrypt;
syncBuiltinESMExports();
