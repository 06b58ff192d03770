import type { Hidden } from '@squash/contract/reports'
import { displayName } from '@squash/rules/people/display-name'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import type { HiddenRow } from './hidden.store.ts'

/** Something hidden as an admin sees it: by its title for strangers, and with what its reporter saw. */
export const presentHidden = ({
  kind,
  id,
  since,
  by,
  status,
  evidence,
  is_own,
  has_stake,
  ...row
}: HiddenRow): Hidden => ({
  kind,
  id,
  title: titleOf({ kind, ...row }),
  since: since.toISOString(),
  by,
  report: is_own ? null : status && { status, context: evidence ?? { title: null, texts: [] } },
  can_show: !is_own && !has_stake,
})

function titleOf({ kind, title, ...person }: Pick<HiddenRow, 'kind' | 'title' | 'first_name' | 'username'>) {
  if (kind === 'profile') return displayName({ ...person, last_name: null }, false)
  return title && maskPersonalData(title)
}
