import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Controls, Overlays } from './controls.tsx'
import { Rewards } from './rewards.tsx'
import { Safety } from './safety.tsx'
import { Colours, Surfaces, Waiting } from './surfaces.tsx'

const themes = ['light', 'dark'] as const
type View = (typeof themes)[number] | 'both'

/** Every part of the design system in every state and both themes, for reference and for tests. */
export function DesignScreen() {
  const [view, setView] = useState<View>('both')
  return (
    <main>
      <Page
        title="Design system"
        back={{ to: '/', label: 'Home' }}
        actions={(['light', 'dark', 'both'] as const).map((option) => (
          <Button key={option} size="small" aria-pressed={option === view} onClick={() => setView(option)}>
            {option}
          </Button>
        ))}
      >
        {themes
          .filter((theme) => view === 'both' || view === theme)
          .map((theme) => (
            <section
              key={theme}
              aria-label={`${theme} theme`}
              data-theme={theme}
              className="mb-8 flex flex-col gap-10 rounded-card bg-paper p-4 text-ink outline-2 outline-outline sm:p-8"
            >
              <Colours />
              <Controls />
              <Surfaces />
              <Rewards />
              <Waiting />
              <Safety />
              <Overlays />
            </section>
          ))}
      </Page>
    </main>
  )
}
