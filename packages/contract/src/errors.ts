import { previewMessages } from './messages/preview.ts'
import { questsMessages } from './messages/quests.ts'
import { reportsMessages } from './messages/reports.ts'
import { MESSAGES } from './messages.ts'

/** Every expected refusal: its HTTP status and the sentence a person reads. Calls may give a refusal a sentence of their own. */
export const REFUSALS = {
  'request.invalid': { status: 400, message: 'That request does not look right. Check the marked fields.' },
  'request.too_large': { status: 413, message: 'That is too much at once. Shorten it and try again.' },
  'request.unsupported_type': { status: 415, message: 'Send JSON (Content-Type: application/json).' },
  'request.unknown_call': { status: 404, message: 'There is no such call.' },
  'request.method_not_allowed': { status: 405, message: 'This call is made with POST.' },
  'request.rate_limited': { status: 429, message: 'That was a lot at once. Take a breath and try again shortly.' },
  'request.key_reused': { status: 409, message: 'This Idempotency-Key was used for another request.' },
  'session.required': { status: 401, message: MESSAGES.invite.authenticationRequired },
  'session.dead': { status: 401, message: 'Your session has ended. Please sign in again.' },
  'session.banned': { status: 401, message: reportsMessages.banned },
  'session.mfa_required': { status: 401, message: 'Please finish signing in with your second factor.' },
  'session.not_found': { status: 404, message: 'There is no such session.' },
  'access.denied': { status: 403, message: 'You are not allowed to do that.' },
  'access.not_yourself': { status: 403, message: 'You can only do that for yourself.' },
  'service.unavailable': { status: 503, message: 'Squash is catching its breath. Please try again in a moment.' },
  'service.fault': { status: 500, message: 'Something broke on our side. Please try again.' },
  'account.reauthentication_required': {
    status: 403,
    message: 'Please confirm that it is you: enter your password, or the newest code that we mailed you.',
  },
  'conflict.not_found': { status: 404, message: MESSAGES.conflict.notFound },
  'conflict.not_a_party': { status: 403, message: MESSAGES.conflict.notAuthorized },
  'conflict.not_the_creator': { status: 403, message: MESSAGES.conflict.onlyCreatorDeletes },
  'conflict.with_yourself': { status: 400, message: MESSAGES.newConflict.withYourself },
  'conflict.wrong_phase': { status: 409, message: 'This conflict has moved on. Look again.' },
  'conflict.already_answered': { status: 409, message: 'You have already answered this round.' },
  'preview.not_found': { status: 404, message: previewMessages.notFound },
  'preview.too_many_wordings': { status: 409, message: previewMessages.tooManyWordings },
  'message.insulting': { status: 422, message: previewMessages.insulting },
  'message.nothing_left': { status: 422, message: previewMessages.nothingLeft },
  'debate.not_found': { status: 404, message: MESSAGES.debate.notFound },
  'debate.with_yourself': { status: 400, message: MESSAGES.newDebate.withYourself },
  'debate.not_invited': { status: 403, message: MESSAGES.debate.notAuthorized },
  'debate.not_pending': { status: 409, message: MESSAGES.debate.notPending },
  'debate.own': { status: 403, message: MESSAGES.debate.ownDebate },
  'debate.closed': { status: 409, message: MESSAGES.debate.voteFailed },
  'debate.no_such_side': { status: 400, message: MESSAGES.debate.voteFailed },
  'ruling.own': { status: 403, message: MESSAGES.rulings.own },
  'ruling.closed': { status: 403, message: MESSAGES.rulings.closed },
  'invite.too_many': { status: 429, message: 'You have sent a lot of invites today. Please try again tomorrow.' },
  'invite.too_soon': { status: 429, message: 'An invite went out less than an hour ago. Please try again later.' },
  'invite.not_found': { status: 404, message: 'This invite is no longer valid.' },
  'block.yourself': { status: 400, message: 'You cannot block yourself.' },
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
    message: 'A photo link begins with https:// and holds no port or password. Copy the address of the picture itself.',
  },
  'photo.unreachable': {
    status: 400,
    message: 'We could not get a photo from there. Check that the link opens for everybody, or use another one.',
  },
  'photo.not_an_image': {
    status: 400,
    message: 'We cannot read that as a photo. Link to a JPEG, PNG, WebP, GIF or AVIF of at most 40 megapixels.',
  },
  'photo.too_large': { status: 400, message: 'That photo is larger than 2 MB. Link to a smaller one.' },
  'profile.username_fixed': { status: 409, message: MESSAGES.profile.usernameFixed },
  'profile.username_taken': { status: 409, message: MESSAGES.signUp.usernameTaken },
  'achievement.not_found': { status: 404, message: 'Achievement not found' },
  'archetype.not_found': { status: 404, message: 'Archetype not found' },
  'forum.already_voted': { status: 409, message: MESSAGES.forum.alreadyVoted },
  'forum.unavailable': { status: 503, message: MESSAGES.forum.fetchFailed },
  'forum.nothing_fit': { status: 502, message: MESSAGES.forum.noneFetched },
  'tip.not_paid': { status: 409, message: MESSAGES.tips.notConfirmed },
  'tip.unavailable': { status: 503, message: MESSAGES.tips.notConfirmed },
  'profile.time_zone_changed_recently': { status: 409, message: 'The time zone can be changed once a week.' },
  'safety.paused': { status: 422, message: MESSAGES.safety.paused },
  'safety.stopped': { status: 422, message: MESSAGES.safety.stopped },
  'safety.nothing_to_review': { status: 409, message: MESSAGES.safetyReviews.nothingToReview },
  'safety.review_waiting': { status: 409, message: MESSAGES.safetyReviews.reviewWaiting },
  'safety.too_many_reviews': { status: 429, message: MESSAGES.safetyReviews.tooManyReviews },
  'safety.review_not_found': { status: 404, message: MESSAGES.safetyReviews.reviewNotFound },
  'safety.review_decided': { status: 409, message: MESSAGES.safetyReviews.reviewDecided },
  'safety.review_own': { status: 403, message: MESSAGES.safetyReviews.reviewOwn },
  'quest.not_found': { status: 404, message: questsMessages.notFound },
  'quest.step_not_found': { status: 404, message: questsMessages.submitFailed },
  'quest.wrong_step': { status: 409, message: questsMessages.submitFailed },
  'quest.no_option': { status: 400, message: questsMessages.selectOption },
  'quest.no_response': { status: 400, message: questsMessages.enterResponse },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof REFUSALS

/** The error body of every call under /rest/v1 (calls.md). */
export type ErrorBody = { code: RefusalCode; message: string; details: unknown; hint: string | null }

type RefusalMap<Code extends RefusalCode> = { [K in Code]: { status: number; message: string } }

/**
 * The error map of one call, for oRPC.
 * @param codes what this call may refuse with
 * @param messages sentences of its own, where the specification gives this call one (decisions §2: a wrong phase answers with the failure message of that action)
 */
export function refusals<Code extends RefusalCode>(codes: readonly Code[], messages: { [K in Code]?: string } = {}) {
  return Object.fromEntries(
    codes.map((code) => [code, { status: REFUSALS[code].status, message: messages[code] ?? REFUSALS[code].message }]),
  ) as RefusalMap<Code>
}
