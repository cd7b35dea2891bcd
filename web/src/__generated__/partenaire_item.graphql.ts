/**
 * @generated SignedSource<<b14bd09687db86941e5e166d9012526f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type partenaire_item$data = {
  readonly id: string;
  readonly libelle: string;
  readonly logo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly nom: string;
  readonly status: boolean;
  readonly url: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "partenaire_item";
};
export type partenaire_item$key = {
  readonly " $data"?: partenaire_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"partenaire_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "partenaire_item"
};

(node as any).hash = "440a5d0889f99d68d565c40c15d964ba";

export default node;
