import { randomUUID } from 'node:crypto'
import { isRecord } from '@squash/contract/is-record'
import { argument } from '@squash/testkit/debate-steps'
import type { Command } from './commands.ts'
import type { Model } from './model.ts'
import type { Ids } from './observe.ts'
import type { Delivery } from './steps.ts'
import { messageNumber, secretNumber, type Typed } from './typed.ts'
import type { World } from './world.ts'

/** The call that a command makes, and what its author types in it. */
export type Request = { call: string; input: object; typed: readonly Typed[] }
export type Answer = { status: number; body: unknown }

/** What a request is made from; `number` counts the texts typed so far, so that each is different. */
type Scene = { model: Model; ids: Ids; emails: readonly string[]; number: number }

export function requestOf(command: Command, { model, ids, emails, number }: Scene): Request {
  const { person } = command
  const email = 'other' in command ? (emails[command.other] ?? '') : ''
  const ofConflict = { p_conflict_id: 'on' in command ? ids.conflicts[command.on] : undefined }
  const ofDebate = { p_debate_id: 'on' in command ? ids.debates[command.on] : undefined }
  const message: Typed = { person, kind: 'message', text: messageNumber(number) }
  const secret: Typed = { person, kind: 'secret', text: secretNumber(number) }
  const plain = (call: string, input: object): Request => ({ call, input, typed: [] })
  switch (command.call) {
    case 'start conflict':
      return {
        call: 'create_conflict',
        input: { title: 'Who tidies up', user2_email: email, user1_mood: 'annoyed', user1_raw_message: message.text },
        typed: [message],
      }
    case 'respond':
      return {
        call: 'respond_to_conflict',
        input: { ...ofConflict, user2_raw_message: message.text },
        typed: [message],
      }
    case 'vote': {
      const { satisfied } = command
      const round = command.round === null ? {} : { p_round: command.round }
      const input = { ...ofConflict, satisfied, ...round }
      return satisfied
        ? plain('vote_satisfaction', input)
        : { call: 'vote_satisfaction', input: { ...input, critique: secret.text }, typed: [secret] }
    }
    case 'submit core issue':
      return { call: 'submit_core_issue', input: { ...ofConflict, core_issue: secret.text }, typed: [secret] }
    case 'request ruling':
      return plain('request_final_ruling', { ...ofConflict, show_my_name: command.shown })
    case 'show name':
      return plain('set_ruling_name_shown', { ...ofConflict, shown: command.shown })
    case 'leave it here':
      return plain('close_without_ruling', ofConflict)
    case 'delete':
      return plain('delete_conflict', ofConflict)
    case 'decline':
      return plain('decline_invite', { kind: 'conflict', id: ofConflict.p_conflict_id })
    case 'vote in public':
      return plain('cast_conflict_vote', { conflict_uuid: ofConflict.p_conflict_id, vote_type: command.vote })
    case 'start debate': {
      const { opponent_position: _, ...debate } = argument
      return plain('create_debate', { ...debate, opponent_email: email })
    }
    case 'answer debate':
      return plain('respond_to_debate_invite', { ...ofDebate, p_position: argument.opponent_position })
    case 'decline debate':
      return plain('decline_invite', { kind: 'debate', id: ofDebate.p_debate_id })
    case 'vote in debate': {
      const [creator = 0, opponent = 0] = model.debates[command.on]?.parties ?? []
      const votesFor = ids.people[command.side === 'user1' ? creator : opponent]
      return plain('cast_debate_vote', { ...ofDebate, p_vote_for_id: votesFor })
    }
  }
}

/** The id of what a call has created. */
export const idIn = ({ body }: Answer): string => (isRecord(body) ? String(body.id) : '')

/**
 * Sends a request the way a browser does: what was not answered is repeated under the same Idempotency-Key.
 * @throws when the repetition is answered differently
 */
export async function deliver(world: World, person: number, request: Request, delivery: Delivery): Promise<Answer> {
  await world.continueSession(person)
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => world.actor(person).request('POST', `/rest/v1/rpc/${request.call}`, request.input, headers)
  switch (delivery.how) {
    case 'once':
      return send()
    case 'repeated': {
      const first = await send()
      return sameAs(first, await send())
    }
    case 'twice at once': {
      const [first, second] = await Promise.all([send(), send()])
      return sameAs(first, second)
    }
    case 'cut': {
      world.faults.cutAt(delivery.statement, delivery.arrives)
      const first = await send()
      world.faults.disarm()
      return first.status >= 500 ? send() : first
    }
  }
}

function sameAs(first: Answer, second: Answer): Answer {
  const [one, other] = [first, second].map(({ status, body }) => `${status} ${JSON.stringify(status < 400 && body)}`)
  if (one !== other) throw new Error(`Answered ${one}, and to the repetition ${other}`)
  return first
}
