/**
 * Headers that the edge sets on every request to the API. It replaces values that a caller sent under these names.
 *
 * `viewer` is the caller's address alone. `CloudFront-Viewer-Address` is not forwarded together with all other headers, and
 * writes an IPv6 address and its port without brackets, which is ambiguous.
 */
export const edgeHeaders = { secret: 'x-origin-secret', viewer: 'x-viewer-address' } as const;
