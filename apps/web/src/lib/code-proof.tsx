import { type Ref, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { toast } from '../ui/toast.ts'
import { loadAuth } from './auth.ts'
import { answered, securityMessage } from './auth-answer.ts'

type CodeProofProps = {
  code: string
  onChange: (code: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** A code that goes to the account's address when asked for, or to its phone where there is no address, and the field to type it into. */
export function CodeProof({ code, onChange, error, ref }: CodeProofProps) {
  const [sent, setSent] = useState<'not yet' | 'sending' | 'sent'>('not yet')
  const send = async () => {
    const before = sent
    setSent('sending')
    try {
      await answered((await loadAuth()).reauthenticate())
      setSent('sent')
      toast.success('A code is on its way. Check your spam folder, too.')
    } catch (failure) {
      setSent(before)
      toast.error(securityMessage(failure))
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p>We’ll send you a code to make sure it’s you.</p>
      <Button onClick={() => void send()} busy={sent === 'sending'} className="self-start">
        {sent === 'sent' ? 'Send another code' : 'Send me a code'}
      </Button>
      <CodeField ref={ref} value={code} onChange={(event) => onChange(event.target.value)} error={error} />
    </div>
  )
}
