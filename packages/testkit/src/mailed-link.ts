type Form = { action: string; fields: Record<string, string> }

/**
 * Opens a mailed link as a browser does, without following redirects.
 * @returns the answer; `form` is the form around the page's button, or null if there is none
 */
export async function openLink(link: string): Promise<Response & { form: Form | null }> {
  const answer = await fetch(link, { redirect: 'manual', headers: { Accept: 'text/html,*/*;q=0.8' } })
  const form = formIn(await answer.text(), link)
  return Object.assign(answer, { form })
}

/** Opens a mailed link and presses the button. @throws when its page has none */
export const followLink = async (link: string): Promise<Response> => pressButton(await formOf(link))

/** The form of a mailed link's page. @throws when there is none */
export async function formOf(link: string): Promise<Form> {
  const { form, status } = await openLink(link)
  if (form === null) throw new Error(`The link’s page has no button (status ${status})`)
  return form
}

export const pressButton = ({ action, fields }: Form, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(action, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })

function formIn(html: string, address: string): Form | null {
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1]
  if (action === undefined) return null
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return {
    action: new URL(action.replaceAll('&amp;', '&'), address).href,
    fields: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])),
  }
}
