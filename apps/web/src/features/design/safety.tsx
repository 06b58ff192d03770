import { safetyMessages } from '@squash/contract/messages/safety'
import type { SafetyDetails } from '@squash/contract/safety'
import { SafetyHintNote } from '../../lib/safety/safety-hint.tsx'
import { PutAway, SafetyPanel } from '../../lib/safety/safety-panel.tsx'
import { Group } from './group.tsx'

const help: Omit<SafetyDetails, 'kind' | 'signs'> = {
  country: 'CA',
  emergency: '911',
  resources: [
    { name: 'A line that listens', needs: ['despair'], phone: '988', text: '988', url: 'https://example.org' },
    {
      name: 'A house that shelters',
      needs: ['violence', 'children'],
      phone: null,
      text: null,
      url: 'https://www.example.net',
    },
  ],
}
const nothing = () => undefined
const choices = { isConflict: true, busy: false, onSendAsItIs: nothing, onEdit: nothing, onStop: nothing }

export function Safety() {
  return (
    <Group title="Before words are sent">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SafetyPanel
          {...choices}
          asked={{ ...help, kind: 'pause', signs: ['self_harm', 'violence_at_home'], message: safetyMessages.paused }}
        />
        <SafetyPanel
          {...choices}
          asked={{ ...help, kind: 'stop', signs: ['threat'], message: safetyMessages.stopped }}
        />
      </div>
      <SafetyHintNote onDismiss={nothing} />
      <PutAway onDelete={nothing} />
    </Group>
  )
}
