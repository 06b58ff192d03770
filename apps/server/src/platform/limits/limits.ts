/** An average of `points` requests per key in `seconds`; up to `burst` (by default, `points`) may come at once. */
export type Limit = { points: number; seconds: number; burst?: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The platform's own limits; the authentication service and the features define theirs. RATE_LIMITS multiplies them
 * all. docs/operations/settings.md lists them for operators.
 */
export const LIMITS = {
  /** Reads, by account or address. Counted per process, because they only keep one client from starving the others. */
  read: { points: 600, seconds: MINUTE },
  /** Sitemaps, by address, per process: one may list 50,000 pages. */
  sitemap: { points: 30, seconds: MINUTE },
  /** Requests without a valid session where one is needed, by address, per process. */
  unauthorized: { points: 120, seconds: MINUTE },
  /** Writes of a signed-in user, by account. */
  write: { points: 60, seconds: MINUTE },
  /** Writes without a session, by address. */
  visitor_write: { points: 20, seconds: MINUTE },
  /** check_user_exists_by_email, by account (docs/reference/profiles.md#what-others-see-of-a-profile). */
  email_check: { points: 30, seconds: HOUR },
  /** Photos uploaded, or fetched for update_profile, by account. */
  photo: { points: 20, seconds: HOUR },
  /** Forum conflicts fetched by an admin's button. */
  forum_fetch: { points: 20, seconds: HOUR },
  /** Checkouts started with the payment provider, by account. */
  checkout: { points: 20, seconds: HOUR },
  /** Tips of the language model on an exercise, by account. */
  quest_tip: { points: 30, seconds: HOUR },
  /** Previews requested with preview_message, by account. */
  preview: { points: 30, seconds: HOUR },
  /** Notes written with write_solo_note, by account. */
  solo_note: { points: 30, seconds: HOUR },
  /** Notifications to one device, by session. */
  notification: { points: 60, seconds: 24 * HOUR },
  /** export_my_data, by account: it reads a user's whole history. */
  export: { points: 10, seconds: HOUR },
  /** Reports filed, by account. */
  report: { points: 20, seconds: 24 * HOUR },
  /** Requests to review what keeps a conflict private, by account. */
  safety_review: { points: 5, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>
