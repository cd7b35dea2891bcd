/**
 * @generated SignedSource<<0710b87546f7e757c933c95f37c037fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type papersOf_entreprise$data = {
  readonly capital: string | null | undefined;
  readonly compteContribuable: string | null | undefined;
  readonly formeJuridique: string | null | undefined;
  readonly ordre: string | null | undefined;
  readonly ordreNumero: string | null | undefined;
  readonly rccm: string | null | undefined;
  readonly " $fragmentType": "papersOf_entreprise";
};
export type papersOf_entreprise$key = {
  readonly " $data"?: papersOf_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"papersOf_entreprise">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "papersOf_entreprise"
};

(node as any).hash = "920aa9531c7ca49be1dd1756ce3fe079";

export default node;
