import { type MessageTest, messageList } from '@squash/contract/testing/message-list'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The messages that a component test has to show, except those that other tests cover. */
export function messagesOf(test: MessageTest, elsewhere: readonly string[] = []) {
  const list = messageList(test, elsewhere)
  return {
    ...list,
    /** Waits until exactly this message is visible, and ticks it off. */
    async shows(message: string): Promise<void> {
      await expect.element(page.getByText(message, { exact: true }).first()).toBeVisible()
      list.tick(message)
    },
  }
}
