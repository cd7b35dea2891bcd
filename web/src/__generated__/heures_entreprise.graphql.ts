/**
 * @generated SignedSource<<e10f816e773f5adbec07c413a4a48aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type heures_entreprise$data = {
  readonly heures: {
    readonly dimanche: ReadonlyArray<string>;
    readonly exceptions: ReadonlyArray<{
      readonly au: string;
      readonly du: string;
      readonly motif: string | null | undefined;
      readonly plages: ReadonlyArray<string>;
    }>;
    readonly jeudi: ReadonlyArray<string>;
    readonly lundi: ReadonlyArray<string>;
    readonly mardi: ReadonlyArray<string>;
    readonly mercredi: ReadonlyArray<string>;
    readonly samedi: ReadonlyArray<string>;
    readonly vendredi: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "heures_entreprise";
};
export type heures_entreprise$key = {
  readonly " $data"?: heures_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"heures_entreprise">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "heures_entreprise"
};

(node as any).hash = "8ca59240fad49dcef3e2faaacd6aefe3";

export default node;
