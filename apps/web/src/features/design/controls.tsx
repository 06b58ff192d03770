import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-style.ts'
import { TextField } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Group, Row } from './group.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'success', 'quiet', 'danger', 'bare']
const long = 'I feel worn out when the sink is full.'

export function Controls() {
  const [text, setText] = useState(long)
  const [choice, setChoice] = useState<'one' | 'two' | 'three'>('one')
  return (
    <>
      <Group title="Buttons">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <LinkButton to="/design">link</LinkButton>
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              busy
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              disabled
            </Button>
          ))}
        </Row>
        <Row>
          <Button variant="primary" size="small">
            small
          </Button>
          <Button variant="primary">regular</Button>
          <Button variant="primary" size="large">
            large
          </Button>
        </Row>
      </Group>
      <Group title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Plain" placeholder="A placeholder" />
          <TextField label="With a hint" hint="Small letters, digits and underscores." defaultValue="maya_92" />
          <TextField label="With an error" error="Email addresses do not match" defaultValue="maya@example.con" />
          <TextField label="Disabled" disabled defaultValue="Not now" />
          <PasswordField label="Password" defaultValue="butternut" autoComplete="off" />
          <TextArea
            label="Description"
            value={text}
            onChange={(event) => setText(event.target.value)}
            max={1000}
            rows={3}
          />
          <TextArea label="Nearly full" value={long} readOnly max={40} rows={2} />
          <TextArea label="Too long" value={long} readOnly max={30} rows={2} error="At most 30 characters" />
        </div>
        <RadioCards
          legend="Radio cards"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'one', label: 'Rage', emoji: '🤬' },
            { value: 'two', label: 'Meh', emoji: '😐', hint: 'With a hint' },
            { value: 'three', label: 'Zen', emoji: '🧘' },
          ]}
        />
        <Segments
          legend="Segments"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'one', label: 'All time' },
            { value: 'two', label: 'This week' },
          ]}
        />
      </Group>
    </>
  )
}
