import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { settingsIn, takeSettings } from './settings.mjs'

test('settingsIn() reads a file as systemd reads it', () => {
  const text = [
    '# le site',
    '; de même',
    '',
    'PUBLIC_URL=https://www.example.com',
    'DATA_DIR=/var/lib/geometre\r',
    'ADMIN_PASSWORD=mot#de passe \\$5  ',
    'SMTP_URL="smtp://a:b\\"c@mail.example.com"',
    "COMPANY_NAME='Géo \\ fils'",
    'EMPTY=',
  ]
  expect(settingsIn(text.join('\n'), 'f')).toEqual({
    PUBLIC_URL: 'https://www.example.com',
    DATA_DIR: '/var/lib/geometre',
    ADMIN_PASSWORD: 'mot#de passe $5',
    SMTP_URL: 'smtp://a:b"c@mail.example.com',
    COMPANY_NAME: 'Géo \\ fils',
    EMPTY: '',
  })
})

test.each(['export A=1', 'A', 'A="b', "A='b'c'", '1A=b'])('settingsIn() refuses %s by its line', (line) => {
  expect(() => settingsIn(`B=1\n${line}\n`, '/etc/geometre.env')).toThrow(
    '/etc/geometre.env, ligne 2\u00a0: ce n’est pas NOM=valeur',
  )
})

test('takeSettings() takes the file out of the arguments, and overrules nothing', async () => {
  const { dataDir, remove } = await newPlace('sqlite')
  onTestFinished(remove)
  writeFileSync(join(dataDir, 'site.env'), 'PORT=4100\nDATA_DIR=/srv/a\n')
  for (const given of [['--env', 'site.env'], ['--env=site.env']]) {
    const environment = { INIT_CWD: dataDir, PORT: '4200' }
    expect(takeSettings(['backup', ...given, '--verify', 'a.tar'], environment)).toEqual([
      'backup',
      '--verify',
      'a.tar',
    ])
    expect(environment).toEqual({ INIT_CWD: dataDir, PORT: '4200', DATA_DIR: '/srv/a' })
  }
})

test('each command of npm run reads it, and says where there is none', async () => {
  const { dataDir, remove } = await newPlace('sqlite')
  onTestFinished(remove)
  writeFileSync(join(dataDir, 'site.env'), `DATA_DIR=${dataDir}/rien\n`)
  const said = (...args: string[]) => {
    const env = { PATH: process.env.PATH, INIT_CWD: dataDir }
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'start.mjs'), ...args],
      { env, encoding: 'utf8' },
    )
    return [status, stderr.trim()]
  }
  expect(said('account', '--env', 'site.env')).toEqual([
    1,
    expect.stringContaining(`Il n’y a pas de base dans ${dataDir}/rien`),
  ])
  expect(said('doctor', '--env')).toEqual([
    1,
    '--env attend un fichier de réglages, tel que /etc/geometre.env.',
  ])
  expect(said('doctor', '--env', 'autre.env')).toEqual([
    1,
    `Les réglages ${join(dataDir, 'autre.env')} ne peuvent pas être lus (ENOENT).`,
  ])
})
