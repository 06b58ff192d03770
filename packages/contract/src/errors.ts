import { LIMITS } from './limits.ts'
import { agreementMessages } from './messages/agreement.ts'
import { conflictMessages } from './messages/conflict.ts'
import { debateMessages } from './messages/debate.ts'
import { forumMessages } from './messages/forum.ts'
import { inviteMessages } from './messages/invite.ts'
import { newConflictMessages } from './messages/new-conflict.ts'
import { newDebateMessages } from './messages/new-debate.ts'
import { previewMessages } from './messages/preview.ts'
import { profileMessages } from './messages/profile.ts'
import { questsMessages } from './messages/quests.ts'
import { reportsMessages } from './messages/reports.ts'
import { rulingsMessages } from './messages/rulings.ts'
import { safetyMessages } from './messages/safety.ts'
import { safetyReviewMessages } from './messages/safety-reviews.ts'
import { signUpMessages } from './messages/sign-up.ts'
import { soloNotesMessages } from './messages/solo-notes.ts'
import { tipsMessages } from './messages/tips.ts'

/** Every expected refusal: its HTTP status and the message shown to the user. A call may override the message. */
export const REFUSALS = {
  'request.invalid': { status: 400, message: 'Something isn’t quite right. Check the marked fields.' },
  'request.too_large': { status: 413, message: 'That’s too much at once. Shorten it and try again.' },
  'request.unsupported_type': { status: 415, message: 'Send JSON (Content-Type: application/json).' },
  'request.unknown_call': { status: 404, message: 'This call doesn’t exist.' },
  'request.method_not_allowed': { status: 405, message: 'This call only accepts POST.' },
  'request.rate_limited': { status: 429, message: 'That was a lot of requests at once. Please try again in a moment.' },
  'request.key_reused': { status: 409, message: 'This Idempotency-Key was used for another request.' },
  'session.required': { status: 401, message: inviteMessages.authenticationRequired },
  'session.dead': { status: 401, message: 'Your session has ended. Please sign in again.' },
  'session.banned': { status: 401, message: reportsMessages.banned },
  'session.mfa_required': { status: 401, message: 'Please finish signing in with your app, phone or passkey.' },
  'session.not_found': { status: 404, message: 'That device isn’t signed in any more.' },
  'access.denied': { status: 403, message: 'You’re not allowed to do that.' },
  'access.not_yourself': { status: 403, message: 'You can only do that for yourself.' },
  'service.unavailable': { status: 503, message: 'Squash isn’t available right now. Please try again in a moment.' },
  'service.fault': { status: 500, message: 'Something broke on our side. Please try again.' },
  'account.reauthentication_required': {
    status: 403,
    message: 'Please confirm that it’s you. Enter your password or the newest code we emailed you.',
  },
  'conflict.not_found': { status: 404, message: conflictMessages.notFound },
  'conflict.not_a_party': { status: 403, message: conflictMessages.notAuthorized },
  'conflict.not_the_creator': { status: 403, message: conflictMessages.onlyCreatorDeletes },
  'conflict.with_yourself': { status: 400, message: newConflictMessages.withYourself },
  'conflict.insulting_title': { status: 422, message: newConflictMessages.insultingTitle },
  'conflict.wrong_phase': {
    status: 409,
    message: 'This conflict has changed since you opened it. Reload the page to see the latest.',
  },
  'conflict.already_answered': { status: 409, message: 'You’ve already answered this round.' },
  'preview.not_found': { status: 404, message: previewMessages.notFound },
  'preview.too_many_wordings': { status: 409, message: previewMessages.tooManyWordings },
  'message.insulting': { status: 422, message: previewMessages.insulting },
  'message.nothing_left': { status: 422, message: previewMessages.nothingLeft },
  'agreement.not_found': { status: 404, message: agreementMessages.notFound },
  'agreement.stale': { status: 409, message: agreementMessages.stale },
  'agreement.empty': { status: 409, message: agreementMessages.empty },
  'agreement.check_in_closed': { status: 409, message: agreementMessages.checkInClosed },
  'agreement.other_left': { status: 409, message: agreementMessages.otherLeft },
  'agreement.insulting': { status: 422, message: agreementMessages.insulting },
  'debate.not_found': { status: 404, message: debateMessages.notFound },
  'debate.with_yourself': { status: 400, message: newDebateMessages.withYourself },
  'debate.insulting': { status: 422, message: newDebateMessages.insulting },
  'debate.not_invited': { status: 403, message: debateMessages.notAuthorized },
  'debate.not_pending': { status: 409, message: debateMessages.notPending },
  'debate.own': { status: 403, message: debateMessages.ownDebate },
  'debate.closed': { status: 409, message: debateMessages.voteFailed },
  'debate.no_such_side': { status: 400, message: debateMessages.voteFailed },
  'ruling.own': { status: 403, message: rulingsMessages.own },
  'ruling.closed': { status: 403, message: rulingsMessages.closed },
  'invite.too_many': { status: 429, message: 'You’ve sent a lot of invites today. Please try again tomorrow.' },
  'invite.too_soon': { status: 429, message: 'An invite went out less than an hour ago. Please try again later.' },
  'invite.not_found': { status: 404, message: 'This invite is no longer valid.' },
  'invite.corrected': { status: 404, message: 'This invite now goes to another address.' },
  'invite.closed': { status: 409, message: 'This invite has already been answered or closed.' },
  'invite.same_address': { status: 400, message: 'The invite already goes to that address.' },
  'invite.not_correctable': {
    status: 409,
    message: 'The address of this invite can’t be changed any more. You can delete it and start again.',
  },
  'invite.reminded': {
    status: 409,
    message: 'The only reminder for this invite has already gone out. You can still share the link.',
  },
  'block.yourself': { status: 400, message: 'You can’t block yourself.' },
  'report.not_found': { status: 404, message: reportsMessages.notFound },
  'report.yourself': { status: 400, message: reportsMessages.yourself },
  'report.repeated': { status: 409, message: reportsMessages.repeated },
  'report.too_many': { status: 429, message: reportsMessages.tooMany },
  'report.wrong_status': { status: 409, message: reportsMessages.wrongStatus },
  'report.own': { status: 403, message: reportsMessages.own },
  'ban.yourself': { status: 400, message: reportsMessages.banYourself },
  'ban.admin': { status: 403, message: reportsMessages.banAdmin },
  'ban.in_dispute': { status: 403, message: reportsMessages.banInDispute },
  'profile.not_found': { status: 404, message: 'User profile not found' },
  'photo.bad_link': {
    status: 400,
    message: 'A photo link starts with https:// and has no port or password. Copy the address of the photo itself.',
  },
  'photo.unreachable': {
    status: 400,
    message: 'We couldn’t get a photo from there. Check that anyone can open the link, or use another one.',
  },
  'photo.not_an_image': {
    status: 400,
    message: `That isn’t a photo we can open. Link to a JPEG, PNG, WebP, GIF or AVIF of up to ${LIMITS.photoPixels / 1_000_000} megapixels.`,
  },
  'photo.too_large': {
    status: 400,
    message: `That photo is larger than ${LIMITS.photoBytes / 1024 / 1024} MB. Link to a smaller one.`,
  },
  'profile.username_fixed': { status: 409, message: profileMessages.usernameFixed },
  'profile.username_taken': { status: 409, message: signUpMessages.usernameTaken },
  'achievement.not_found': { status: 404, message: 'Achievement not found' },
  'archetype.not_found': { status: 404, message: 'Archetype not found' },
  'forum.already_voted': { status: 409, message: forumMessages.alreadyVoted },
  'forum.unavailable': { status: 503, message: forumMessages.fetchFailed },
  'forum.nothing_fit': { status: 502, message: forumMessages.noneFetched },
  'tip.not_paid': { status: 409, message: tipsMessages.notConfirmed },
  'tip.unavailable': { status: 503, message: tipsMessages.notConfirmed },
  'profile.time_zone_changed_recently': { status: 409, message: 'You can change your time zone once a week.' },
  'safety.paused': { status: 422, message: safetyMessages.paused },
  'safety.stopped': { status: 422, message: safetyMessages.stopped },
  'safety.nothing_to_review': { status: 409, message: safetyReviewMessages.nothingToReview },
  'safety.review_waiting': { status: 409, message: safetyReviewMessages.reviewWaiting },
  'safety.too_many_reviews': { status: 429, message: safetyReviewMessages.tooManyReviews },
  'safety.review_not_found': { status: 404, message: safetyReviewMessages.reviewNotFound },
  'safety.review_decided': { status: 409, message: safetyReviewMessages.reviewDecided },
  'safety.review_own': { status: 403, message: safetyReviewMessages.reviewOwn },
  'solo_note.not_found': { status: 404, message: soloNotesMessages.notFound },
  'quest.not_found': { status: 404, message: questsMessages.notFound },
  'quest.step_not_found': { status: 404, message: questsMessages.submitFailed },
  'quest.wrong_step': { status: 409, message: questsMessages.submitFailed },
  'quest.no_option': { status: 400, message: questsMessages.selectOption },
  'quest.no_response': { status: 400, message: questsMessages.enterResponse },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof REFUSALS

/** The error body of every call under /rest/v1 (docs/reference/wire.md#errors). */
export type ErrorBody = { code: RefusalCode; message: string; details: unknown; hint: string | null }

type RefusalMap<Code extends RefusalCode> = { [K in Code]: { status: number; message: string } }

/**
 * The oRPC error map of a call.
 * @param codes the refusals that this call may return
 * @param messages messages that this call uses instead of the general ones: for a wrong phase, the failure message of
 *   its action
 */
export function refusals<Code extends RefusalCode>(codes: readonly Code[], messages: { [K in Code]?: string } = {}) {
  const declared: Partial<RefusalMap<RefusalCode>> = Object.fromEntries(
    codes.map((code) => [code, { status: REFUSALS[code].status, message: messages[code] ?? REFUSALS[code].message }]),
  )
  if (!declaresAll(declared, codes)) throw new Error('A refusal is missing')
  return declared
}

const declaresAll = <Code extends RefusalCode>(
  declared: Partial<RefusalMap<RefusalCode>>,
  codes: readonly Code[],
): declared is RefusalMap<Code> => codes.every((code) => Object.hasOwn(declared, code))
