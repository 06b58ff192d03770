/** Puts the operator's SUPPORT_EMAIL where the web app looks for it, in place of the one that it was built with. */
export function withSupportEmail(html: string, address: string): string {
  const content = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html.replace(/(<meta name="support-email" content=")[^"]*"/, (_match, start: string) => `${start}${content}"`)
}
