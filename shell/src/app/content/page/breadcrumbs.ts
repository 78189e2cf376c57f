/** Schema.org BreadcrumbList of a page directly below the home page. */
export const breadcrumbs = (publicUrl: string, name: string, path: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` },
    { '@type': 'ListItem', position: 2, name, item: publicUrl + path },
  ],
});
