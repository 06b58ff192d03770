import type { Page, Route } from 'playwright-core'

export type CallFailure = 'no network' | 'corrected' | 500 | 503 | 429

/** What a crashed server, a proxy or a rate limiter answers, or the link of an invite whose address was corrected. */
const answers = {
  corrected: { status: 404, json: envelope('invite.corrected', 'This invite now goes to another address.') },
  500: { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' },
  503: {
    status: 503,
    headers: { 'retry-after': '1' },
    json: envelope('service.unavailable', 'Squash isn’t available right now.'),
  },
  429: {
    status: 429,
    headers: { 'retry-after': '9' },
    json: envelope('request.rate_limited', 'That was a lot of requests at once.'),
  },
}

function envelope(code: string, message: string) {
  return { code, message, details: null, hint: null }
}

/** Makes every request of a call fail in this way. @returns a function that lets requests through again */
export async function breakCall(page: Page, call: string, kind: CallFailure): Promise<() => Promise<void>> {
  const handle = (route: Route) => (kind === 'no network' ? route.abort() : route.fulfill(answers[kind]))
  await page.route(`**/${call}`, handle)
  return () => page.unroute(`**/${call}`, handle)
}

/** Changes the answer to a call, as if the server had sent it that way. */
export async function amend(page: Page, call: string, change: Record<string, unknown>): Promise<void> {
  await page.route(`**/${call}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...change } })
  })
}

/**
 * Makes pages arrive without the data that the server rendered them from, as if it hadn't been able to render them: the
 * browser loads everything itself.
 */
export async function withoutPageData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="page-data"', '') })
  })
}
