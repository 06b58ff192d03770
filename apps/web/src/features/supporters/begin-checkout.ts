import { tipsMessages } from '@squash/contract/messages/tips'
import type { TipLevel } from '@squash/contract/values'
import { callFunction, field } from '../../lib/call-function.ts'

/** Asks for a place to pay. @returns its address, or the sentence to show */
export async function beginCheckout(person: string, level: TipLevel): Promise<{ url: string } | { failure: string }> {
  const { network, authenticationRequired, checkoutFailed: failed } = tipsMessages
  const body = { user_id: person, tip_level: level }
  const answer = await callFunction('create-checkout-session', body, { network, authenticationRequired, failed })
  if (!answer.ok) return { failure: answer.message }
  const url = field(answer.value, 'url')
  return url === null ? { failure: failed } : { url }
}
