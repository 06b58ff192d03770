/** Puts the operator's SUPPORT_EMAIL where the web app looks for it, replacing the one from the build. */
export function withSupportEmail(html: string, address: string): string {
  const content = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html.replace(/(<meta name="support-email" content=")[^"]*"/, (_match, start: string) => `${start}${content}"`)
}
