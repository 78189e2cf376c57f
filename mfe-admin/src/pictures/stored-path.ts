/** Where a picture is stored that was sent to this upload URL: the last segment of its path names it (product §7). */
export const storedPath = (uploadUrl: string): string => {
  // The base only matters to an address without a host, and only its path is read.
  const { pathname } = new URL(uploadUrl, 'https://upload.invalid');
  return `/objects/uploads/${pathname.split('/').at(-1)}`;
};
