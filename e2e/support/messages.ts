import { type MessageTest, messageList } from '@squash/contract/testing/message-list'
import type { Page } from 'playwright-core'

/** The messages that a journey has to show, except those that other tests cover. */
export function messagesOf(journey: MessageTest, elsewhere: readonly string[] = []) {
  const list = messageList(journey, elsewhere)
  return {
    ...list,
    /** Waits for exactly this message, and ticks it off. */
    async shows(page: Page, message: string): Promise<void> {
      await page.getByText(message, { exact: true }).first().waitFor()
      list.tick(message)
    },
  }
}
