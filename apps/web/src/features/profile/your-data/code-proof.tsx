import { useState } from 'react'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { sendCode } from './proof.ts'

type CodeProofProps = { code: string; onChange: (code: string) => void; error: string | undefined }

/** A code that is sent when asked for, and the field to type it into. */
export function CodeProof({ code, onChange, error }: CodeProofProps) {
  const [sent, setSent] = useState<'not yet' | 'sending' | 'sent'>('not yet')
  const send = async () => {
    const before = sent
    setSent('sending')
    try {
      await sendCode()
      setSent('sent')
      toast.success('A code is on its way. Look in your spam folder, too.')
    } catch (failure) {
      setSent(before)
      toast.error(securityMessage(failure))
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p>We send a code to your address, to be sure that it is you.</p>
      <Button onClick={() => void send()} busy={sent === 'sending'} className="self-start">
        {sent === 'sent' ? 'Send another code' : 'Send me a code'}
      </Button>
      <CodeField value={code} onChange={(event) => onChange(event.target.value)} error={error} />
    </div>
  )
}
