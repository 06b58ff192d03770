import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { id, optionalLine, optionalText, timestamp } from './schemas.ts'
import { READER_MANNERS, READER_TONES } from './values.ts'

/**
 * Which mails a user wants: new conflicts and debates, their turn, outcomes, debates they take part in, and check-ins
 * on their agreements.
 */
const MailSettings = z.object({
  invite_mail: z.boolean(),
  your_turn_mail: z.boolean(),
  outcome_mail: z.boolean(),
  debate_mail: z.boolean(),
  check_in_mail: z.boolean(),
})
export type MailSettings = z.infer<typeof MailSettings>

const theme = z.enum(['system', 'light', 'dark'])

/** How the mediator addresses a user; null: no preference. */
const reader = { reader_tone: z.enum(READER_TONES).nullable(), reader_manner: z.enum(READER_MANNERS).nullable() }

/**
 * Settings a user can change: the theme, which mails they get, whether messages are sent without a preview, and how
 * they like to be addressed.
 */
export const Settings = MailSettings.extend({ theme, send_right_away: z.boolean(), ...reader })
export type Settings = z.infer<typeof Settings>
/** Omitted settings stay unchanged. */
const SettingsChange = Settings.partial()

/** The settings stored with the profile, with defaults for missing ones. */
export const ProfileSettings = z.object({
  theme: theme.default('system'),
  send_right_away: z.boolean().default(false),
  reader_tone: reader.reader_tone.default(null),
  reader_manner: reader.reader_manner.default(null),
})

const PublicProfile = z.object({
  id,
  username: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  conflict_archetype: z.string().nullable(),
  archetype_emoji: z.string().nullable(),
  archetype_assigned_at: timestamp.nullable(),
  is_admin: z.boolean(),
  supporter_level: z.enum(['tip_1', 'tip_2', 'tip_3']).nullable(),
  supporter_emoji: z.string().nullable(),
  supporter_since: timestamp.nullable(),
  created_at: timestamp,
})

/**
 * A profile as the caller may see it. Email, onboarding, time zone and settings are present only on one's own profile,
 * `blocked_by_me` only on other people's.
 */
export const Profile = PublicProfile.extend({
  /** Whether the caller has blocked this user. The reverse is never revealed. */
  blocked_by_me: z.boolean().optional(),
  email: z.string().nullable().optional(),
  onboarding_complete: z.boolean().optional(),
  time_zone: z.string().optional(),
  settings: Settings.optional(),
  /** Only on one's own profile: whether names and photo are hidden from strangers after a report. */
  is_hidden: z.boolean().optional(),
  /** When the account will be erased, if its owner scheduled that; null otherwise. */
  erase_at: timestamp.nullable().optional(),
})
export type Profile = z.infer<typeof Profile>

export const profiles = {
  get_profile: read('get_profile')
    .input(z.object({ p_user_id: id.nullish() }))
    .output(Profile.nullable()),

  update_profile: write('update_profile')
    .errors(
      refusals([
        'profile.time_zone_changed_recently',
        'profile.username_fixed',
        'profile.username_taken',
        'photo.bad_link',
        'photo.unreachable',
        'photo.not_an_image',
        'photo.too_large',
        'access.denied',
        'request.invalid',
        'request.rate_limited',
      ]),
    )
    .input(
      z.object({
        first_name: optionalLine(LIMITS.personName),
        last_name: optionalLine(LIMITS.personName),
        /** Can be set once, by a user who signed up without one. */
        username: optionalText(LIMITS.usernameMax),
        /**
         * A URL from which the photo is fetched once. Sending the current avatar_url changes nothing; null removes the
         * photo.
         */
        avatar_url: optionalText(LIMITS.photoLink),
        /** An admin can give up the role here; it can't be granted here. */
        is_admin: z.boolean().optional(),
        onboarding_complete: z.literal(true).optional(),
        time_zone: z.string().max(64).optional(),
        settings: SettingsChange.optional(),
      }),
    )
    .output(Profile),

  check_user_exists_by_email: read('check_user_exists_by_email')
    .errors(refusals(['request.rate_limited']))
    .input(z.object({ email_to_check: z.string().trim().toLowerCase().max(LIMITS.email) }))
    .output(z.array(z.object({ user_exists: z.boolean(), user_id: id.nullable() }))),

  get_global_stats: read('get_global_stats', 'public', { mayLag: 'everyone' })
    .input(z.object({}))
    .output(
      z.object({
        total_conflicts: z.number().int(),
        resolved_conflicts: z.number().int(),
        /**
         * Agreements that were checked after 30 days, and how many of them had held. Both are null below
         * `LIMITS.agreementsForFigure`.
         */
        agreements_checked: z.number().int().nullable(),
        agreements_held: z.number().int().nullable(),
      }),
    ),

  get_profile_stats: read('get_profile_stats')
    .input(z.object({ p_user_id: id.nullish() }))
    .output(
      z.object({
        total_conflicts: z.number().int(),
        resolved_conflicts: z.number().int(),
        resolution_rate: z.number().int(),
        /** Only on one's own profile: agreements that were checked after 30 days, and how many of them had held. */
        agreements_checked: z.number().int().optional(),
        agreements_held: z.number().int().optional(),
      }),
    ),
}
