type PrivateWordsProps = { label: string; who: string; children: string }

/** Words that only their author (and, for a core issue, the mediator) gets to see, set apart and said so. */
export function PrivateWords({ label, who, children }: PrivateWordsProps) {
  return (
    <div className="mt-auto border-t-2 border-dashed border-edge pt-3 text-sm">
      <p>
        <strong>{label}</strong> · {who}
      </p>
      <p className="mt-0.5 whitespace-pre-wrap text-ink/80">“{children}”</p>
    </div>
  )
}
