import sharp from 'sharp';

// A converter has one task and ends, and its processor time is limited.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
