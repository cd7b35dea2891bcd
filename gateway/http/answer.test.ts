import diagnostics from 'node:diagnostics_channel'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { connectAndSend, startInProcess } from '../lab/servers/inProcess.ts'

test('of the requests that come at once a few are answered in each turn of the loop, and those it refuses are no exception', async () => {
  const server = await startInProcess()
  onTestFinished(server.stop)
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connectAndSend(server.port, '')))
  await expect.poll(() => Object.values(server.gateway.held())).toEqual([sockets.length])
  server.gateway.sendElsewhere()
  let turn = 0
  const answered: number[] = []
  const count = () => {
    turn += 1
    if (answered.length < sockets.length) setImmediate(count)
  }
  const note = () => void answered.push(turn)
  diagnostics.subscribe('http.server.response.finish', note)
  onTestFinished(() => void diagnostics.unsubscribe('http.server.response.finish', note))
  setImmediate(count)
  const answers = sockets.map((socket) => once(socket, 'data'))
  // All in one turn, and so all of them lie there in the next.
  for (const socket of sockets) socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n')
  for (const [words] of await Promise.all(answers)) expect(String(words)).toMatch(/^HTTP\/1.1 503 /)
  const mostInATurn = Math.max(...answered.map((one) => answered.filter((other) => other === one).length))
  expect(mostInATurn).toBeLessThanOrEqual(8)
  for (const socket of sockets) socket.destroy()
})
