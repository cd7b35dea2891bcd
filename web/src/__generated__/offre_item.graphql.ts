/**
 * @generated SignedSource<<2d978e0e732747d4f1f8ce0ed9c81050>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type offre_item$data = {
  readonly contrat: string | null | undefined;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly jusquAu: string | null | undefined;
  readonly libelle: string;
  readonly lieu: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "offre_item";
};
export type offre_item$key = {
  readonly " $data"?: offre_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"offre_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offre_item"
};

(node as any).hash = "4c31b782183c1896a4a07bd242b8eea3";

export default node;
