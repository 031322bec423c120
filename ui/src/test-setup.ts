import { configure } from '@testing-library/react';

/** A test waits for what it expects, not for a time: on a busy machine a second is soon over. */
configure({ asyncUtilTimeout: 30_000 });
