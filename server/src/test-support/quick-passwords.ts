import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;

/** Passwords are hashed slowly on purpose. Tests open accounts by the hundred, and none of them has anything to lose. */
const quickScrypt = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);

crypto.scrypt = quickScrypt as typeof scrypt;
syncBuiltinESMExports();
