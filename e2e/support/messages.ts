import { type MessageTest, messageList } from '@squash/contract/testing/message-list'
import type { Page } from 'playwright-core'

/** The messages that a journey has to cover: its last test checks that each of them was shown. */
export function messagesOf(journey: MessageTest) {
  const list = messageList(journey)
  return {
    ...list,
    /** Waits for exactly this message, and ticks it off. */
    async shows(page: Page, message: string): Promise<void> {
      await page.getByText(message, { exact: true }).first().waitFor()
      list.tick(message)
    },
  }
}
