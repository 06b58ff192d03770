import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { id, optionalLine, optionalText, timestamp } from './schemas.ts'

/** Which mails a person wants: about new conflicts and debates, their turn, how things ended, and debates they are in. */
const MailSettings = z.object({
  invite_mail: z.boolean(),
  your_turn_mail: z.boolean(),
  outcome_mail: z.boolean(),
  debate_mail: z.boolean(),
})
export type MailSettings = z.infer<typeof MailSettings>

const theme = z.enum(['system', 'light', 'dark'])

/** What a user can switch: how pages look, which mails they get, and whether messages go out without a preview. */
export const Settings = MailSettings.extend({ theme, send_right_away: z.boolean() })
export type Settings = z.infer<typeof Settings>
/** What is not mentioned stays as it is. */
const SettingsChange = Settings.partial()

/** What is stored with the profile; what is not stored yet is the default. */
export const ProfileSettings = z.object({ theme: theme.default('system'), send_right_away: z.boolean().default(false) })

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

/** A profile as the caller may see it; e-mail, onboarding, time zone and settings are there on one's own, the block on others'. */
export const Profile = PublicProfile.extend({
  /** Whether the caller has blocked this person; who blocked the caller is never told. */
  blocked_by_me: z.boolean().optional(),
  email: z.string().nullable().optional(),
  onboarding_complete: z.boolean().optional(),
  time_zone: z.string().optional(),
  settings: Settings.optional(),
  /** On one's own: that strangers see neither names nor photo, after a report. */
  is_hidden: z.boolean().optional(),
  /** When the account will be erased, if its owner asked for that; null while it stays. */
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
        /** Once, by whoever came without one. */
        username: optionalText(LIMITS.usernameMax),
        /** Where to fetch a photo from, once; the present avatar_url changes nothing, null takes the photo away. */
        avatar_url: optionalText(LIMITS.photoLink),
        /** An admin may give it up; nobody gets it here. */
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

  get_global_stats: read('get_global_stats', 'public')
    .input(z.object({}))
    .output(z.object({ total_conflicts: z.number().int(), resolved_conflicts: z.number().int() })),

  get_profile_stats: read('get_profile_stats')
    .input(z.object({ p_user_id: id.nullish() }))
    .output(
      z.object({
        total_conflicts: z.number().int(),
        resolved_conflicts: z.number().int(),
        resolution_rate: z.number().int(),
      }),
    ),
}
