import type { Profile, Settings } from '@squash/contract/profiles'

const settings: Settings = {
  theme: 'system',
  send_right_away: false,
  reader_tone: null,
  reader_manner: null,
  invite_mail: true,
  your_turn_mail: true,
  outcome_mail: true,
  debate_mail: true,
  check_in_mail: true,
}

/** Maya's own profile, with these settings changed. */
export const ownProfile = (changed: Partial<Settings> = {}): Profile => ({
  id: '0190c0de-0000-7000-8000-00000000000a',
  username: 'maya',
  first_name: 'Maya',
  last_name: 'Okafor',
  display_name: 'Maya Okafor',
  avatar_url: null,
  conflict_archetype: null,
  archetype_emoji: null,
  archetype_assigned_at: null,
  is_admin: false,
  supporter_level: null,
  supporter_emoji: null,
  supporter_since: null,
  created_at: '2026-03-02T09:00:00.000Z',
  email: 'maya@example.org',
  onboarding_complete: true,
  time_zone: 'Europe/Berlin',
  settings: { ...settings, ...changed },
})
