/** What is told of one thing, as Prometheus reads it. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram' | 'summary'
  samples: Sample[]
}

interface Sample {
  /** What follows the name of the family. */
  suffix: '' | '_bucket' | '_sum' | '_count'
  labels: Readonly<Record<string, string>>
  value: number
}

type Labels = Sample['labels']

/** One value as it is now. */
export function gauge(
  name: string,
  help: string,
  values: readonly [labels: Labels, value: number][],
): Family {
  const samples = values.map(([labels, value]): Sample => ({ suffix: '', labels, value }))
  return { name, help, type: 'gauge', samples }
}

interface Tally {
  labels: Labels
  sum: number
  count: number
  /** How many were in each bucket, and in none before it. */
  buckets: number[]
}

/** How often something was done and how long it took, in seconds, by labels whose values must be few. */
export class Timings {
  private readonly about: Pick<Family, 'name' | 'help'>
  private readonly names: readonly string[]
  private readonly bounds: readonly number[]
  private readonly tallies = new Map<string, Tally>()

  /** A histogram that counts, with `bounds`, how many took no longer than each. */
  constructor(
    about: Pick<Family, 'name' | 'help'>,
    names: readonly string[],
    bounds: readonly number[] = [],
  ) {
    this.about = about
    this.names = names
    this.bounds = bounds
  }

  add(seconds: number, ...values: string[]): void {
    const key = values.join('\n')
    const tally = this.tallies.get(key) ?? this.begin(key, values)
    tally.sum += seconds
    tally.count += 1
    const within = this.bounds.findIndex((bound) => seconds <= bound)
    if (within >= 0) tally.buckets[within] = (tally.buckets[within] ?? 0) + 1
  }

  family(): Family {
    const type = this.bounds.length > 0 ? 'histogram' : 'summary'
    const samples = [...this.tallies.values()].flatMap((tally) => this.samplesOf(tally))
    return { ...this.about, type, samples }
  }

  private begin(key: string, values: readonly string[]): Tally {
    const labels = Object.fromEntries(this.names.map((name, n) => [name, values[n] ?? '']))
    const tally = { labels, sum: 0, count: 0, buckets: this.bounds.map(() => 0) }
    this.tallies.set(key, tally)
    return tally
  }

  private samplesOf({ labels, sum, count, buckets }: Tally): Sample[] {
    let upTo = 0
    const samples = this.bounds.map((bound, n): Sample => {
      upTo += buckets[n] ?? 0
      return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo }
    })
    if (this.bounds.length > 0)
      samples.push({ suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count })
    return [...samples, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
  }
}

/** The text format 0.0.4, which Prometheus reads. */
export function textOf(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(
        ({ suffix, labels, value }) => `${name}${suffix}${inBraces(labels)} ${value}\n`,
      )
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
    })
    .join('')
}

/** A string of JSON is one of theirs where it has no control characters, and labels have none. */
function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
