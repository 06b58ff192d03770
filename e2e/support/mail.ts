import { eventually } from '@squash/testkit/eventually'
import type { Page } from 'playwright-core'
import type { CapturedMail, RunningSquash } from './squash.ts'

/** The newest mail to an address whose subject matches, as soon as it has arrived. */
export const mailTo = (squash: RunningSquash, to: string, subject: RegExp): Promise<CapturedMail> =>
  eventually(`a mail to ${to} about ${subject}`, async () =>
    (await squash.mails(to)).find((mail) => subject.test(mail.subject)),
  )

/** The first link in a mail's text whose address contains this. @throws when there is none */
export function linkIn({ text, subject }: CapturedMail, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part))
  if (!link) throw new Error(`The mail “${subject}” has no link with ${part}`)
  return link
}

/** Opens a mailed link and presses the only button on its page. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button').click()
}
