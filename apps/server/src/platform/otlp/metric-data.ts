import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api'
import { AggregationTemporality, type DataPoint, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]
type Row = Metric['values'][number]

/**
 * A registry's metrics in OpenTelemetry's form. Sums count from the start of the process. Summaries have no counterpart
 * that is still in use, and are left out.
 * @param now milliseconds since 1970
 */
export function metricDataOf(metrics: readonly Metric[], now: number): MetricData[] {
  const times = { startTime: hrTimeOf(performance.timeOrigin), endTime: hrTimeOf(now) }
  return metrics.flatMap((metric): MetricData[] => {
    const common = {
      // Without a unit: a collector that serves Prometheus would append it to the name, which has it already.
      descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    // Declared as the members of an enum; at run time they are words.
    switch (String(metric.type)) {
      case 'counter': {
        const dataPoints = numbersOf(metric.values, times)
        return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
      }
      case 'gauge':
        return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: numbersOf(metric.values, times) }]
      case 'histogram':
        return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric.values, times) }]
      default:
        return []
    }
  })
}

type Times = Pick<DataPoint<unknown>, 'startTime' | 'endTime'>

/** JSON has no NaN, which some metrics of the process are until their first sample. */
const numbersOf = (rows: readonly Row[], times: Times): DataPoint<number>[] =>
  rows
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels, value }))

/** One point for each set of labels. Prometheus counts in a bucket what is in those below it, too; OpenTelemetry doesn't. */
function histogramsOf(rows: readonly Row[], times: Times) {
  const series = Map.groupBy(rows, ({ labels }) => JSON.stringify(withoutBound(labels)))
  return [...series.values()].map((rows) => {
    const buckets = rows.filter(({ labels }) => labels.le !== undefined)
    const valueNamed = (part: string) =>
      rows.find((row) => 'metricName' in row && String(row.metricName).endsWith(part))?.value ?? 0
    return {
      ...times,
      attributes: withoutBound(rows[0]?.labels ?? {}),
      value: {
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0)),
        },
        sum: valueNamed('_sum'),
        count: valueNamed('_count'),
      },
    }
  })
}

const withoutBound = ({ le, ...attributes }: Row['labels']): Attributes => attributes

const hrTimeOf = (milliseconds: number): HrTime => [
  Math.trunc(milliseconds / 1000),
  Math.trunc((milliseconds % 1000) * 1_000_000),
]
