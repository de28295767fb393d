import { createPrivateKey, privateDecrypt } from 'node:crypto';
import { SEALED_BY } from '../../shared/access/visits.ts';

/** Public half of the local stack's key of access records (SPKI). */
export const LOCAL_VISITS_PUBLIC_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAryzecQxFj7hIC6L7dzR+5lY4Jt1OLO21/b+6QOYnovRv8BI2qwbNvqHIgOC84YOASLY7' +
  'zyn8VKmRvZ6FQo45m/c9DkUb5Fb+7Pqt2r55BNTlY+4ZXzlU9lsExnh0lER5Hu4nSg7DZ9jqrShTX53gTiam6ZyxAvKHQ735gdZgF8kcrYFIe/yx' +
  'CqYCfyzDNuzQ9wbjQi2tUFslTQr5ozz0Bmz6qnd5pw9BD+iPfJNB2Mge1SzvNGXZMG9lktBGyjuWVEVxfybhJ/YyayRiZFeBSmQ9OQkHa4GmgEXT' +
  'xoqarmEp5EoqrFzrGmbyjV0FvIVTb/kPgJZI0xsrk3N6npeVmwIDAQAB';

/** The other half (PKCS 8), of this stack alone: it opens nothing that is deployed. Fixed, since a stack may keep its records. */
const PRIVATE_KEY =
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCvLN5xDEWPuEgLovt3NH7mVjgm3U4s7bX9v7pA5iei9G/wEjarBs2+ociA4Lzh' +
  'g4BItjvPKfxUqZG9noVCjjmb9z0ORRvkVv7s+q3avnkE1OVj7hlfOVT2WwTGeHSURHke7idKDsNn2OqtKFNfneBOJqbpnLEC8odDvfmB1mAXyRyt' +
  'gUh7/LEKpgJ/LMM27ND3BuNCLa1QWyVNCvmjPPQGbPqqd3mnD0EP6I98k0HYyB7VLO80Zdkwb2WS0EbKO5ZURXF/JuEn9jJrJGJkV4FKZD05CQdr' +
  'gaaARdPGipquYSnkSiqsXOsaZvKNXQW8hVNv+Q+AlkjTGyuTc3qel5WbAgMBAAECggEACXamk7vifCer+Lj21dNHscDhqrPU99dluA4mDUCBzqte' +
  '6rzJKEcnUU+jKdc6TQKSKRtzMrdlcttwTKqmL1jIovTh3wX7wkOy5PGL99/HYOvxcosX4s2RmfeD1AcI4UOruXCLPdR7WP5eezlM+8LnLcGnzcIR' +
  'zAN3LEE0m/+NVGuJcBk4+z5AktOtQDRxcIx7O3Io5bgr9Aaq4DqlifMQ9JqkTvZdi0uXHtu74pyNDUcCfTIBjRQZqHlNcbRs7B0WNf/s/skd4ThI' +
  'Mt2aLKobKtQgs3IGG/STtriY/KnbtQDncCEgrfz635DT752qMLgO+6poAbDbBqj7+xyVHt5bqQKBgQDuAHwVBmqBRZLIFZwMGUypV/ibTSOGCUmp' +
  '3c/woxtuuhwG2sU2z0SoirdtiC0kUNCkIqaOj7dkn6WmrZhP2+i1FtYI8rI0D0+TLF3wcyEcgrihvafflRcy7P8S62T+xV4phl8CPU5Ux7tqrSQE' +
  'SrzwiGRMaV+V+paYPYf9ivUk4wKBgQC8bB0qK57/f+6r+k7n/srwkL85wfyMIWNW/+njZPRM0I6iyOMROrJOl0dr5h9/HubB3jK809mtZJNgm4xM' +
  '77JoswgCzHBKKDidNcBVEqJAIB2YjFru7yGN+01tNw8q1VYfIXdD1FisxUwDocdtOae5umXSqmcgyUKxxQODerVh6QKBgQCIz9yEFYkZwI2s2Mc4' +
  'KT7pRbmSRJh8D1C6Bdjnoks9rlw4EIA3jpQQMpVYsGQKsS4OfCC0aKbqf98wXi/lECvIFVV6FVEdHgQHPQTPGM9a3UYXK7eZjdGlI5lJHemTjo8f' +
  'Xa+10Nn7YEk6/EZs9S2BM1Y8moIo68CvyQcoVz2uMwKBgHyqR42cOOGxYleVEFn8wYbzLiJnz9FjUdfBEJ2sMNsV7hmUMnA21rya6N1h75rq9iB1' +
  'BDrdLBvF/KChqe1JdlBBi95WJ0FZZUPWyX9ACevFk+9Xhd6qhxfqmmrVUAq2Bfoo6UEOoPEGxOluQ4Vn7So8QpxktEEECEWYJV/7c0DpAoGAOYG6' +
  'gImBltxTU7wZn1tC6nqyWmO/wj4/paG6Vg/d81Jwc5E93hfWVxvK/h1sf+oifWecQ6VkPCq40TylNj9PXGbywB3cmeLC07Rh6pJH95bVVHiKx17E' +
  '+hJ8XnvyBBldjkde7Dox4S9FrSmreWVarGd8NrJRfzi7dzmjzG2X1Ok=';

export const openedLocally = (sealed: Uint8Array): Uint8Array => {
  const key = createPrivateKey({ key: Buffer.from(PRIVATE_KEY, 'base64'), format: 'der', type: 'pkcs8' });
  return privateDecrypt({ key, ...SEALED_BY }, sealed);
};
