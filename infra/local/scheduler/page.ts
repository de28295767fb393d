const LARGEST_PAGE = 100;

const encode = (position: number): string => Buffer.from(String(position)).toString('base64url');
const decode = (token: string | null): number => (token ? Number(Buffer.from(token, 'base64url').toString()) : 0);

/** The page that `MaxResults` and `NextToken` ask for; no token on the last one. */
export const page = <T>(all: readonly T[], query: URLSearchParams): { items: T[]; NextToken?: string } => {
  const start = decode(query.get('NextToken'));
  const end = start + Math.min(Number(query.get('MaxResults') ?? LARGEST_PAGE), LARGEST_PAGE);
  return { items: all.slice(start, end), ...(end < all.length ? { NextToken: encode(end) } : {}) };
};
