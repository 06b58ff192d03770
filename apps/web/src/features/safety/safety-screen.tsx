import { useCalm } from '../../ui/calm.ts'
import { Page } from '../../ui/page.tsx'
import { Reading } from '../../ui/reading.tsx'
import { LeaveQuickly } from './leave-quickly.tsx'
import { HowToGuardYourself, IfSomebodyWatches, WhatThePauseMeans, WrongTool } from './safety-parts.tsx'
import { WhoCanHelp } from './who-can-help.tsx'

/** /safety: when talking is not the answer, and who helps then (decisions §13). Plain, for somebody who may be afraid. */
export function SafetyScreen() {
  useCalm()
  return (
    <Page
      width="narrow"
      title="When talking is not the answer"
      documentTitle="Safety"
      lead={
        <p className="w-full max-w-[68ch]">
          Mediation is for people who can say no to each other. If you are afraid of somebody, it is not for you two,
          and that is not your fault.
        </p>
      }
    >
      <div className="pointer-events-none sticky top-20 z-10 mb-5 flex justify-end">
        <div className="pointer-events-auto">
          <LeaveQuickly />
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <WhoCanHelp />
        <Reading>
          <WrongTool />
          <WhatThePauseMeans />
          <HowToGuardYourself />
          <IfSomebodyWatches />
        </Reading>
      </div>
    </Page>
  )
}
