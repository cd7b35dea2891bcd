/**
 * @generated SignedSource<<1f530b74f156807c2c4c6aac7fa4ffe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PresentationEditeur_item$data = {
  readonly contenu: string | null | undefined;
  readonly footerSec: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "PresentationEditeur_item";
};
export type PresentationEditeur_item$key = {
  readonly " $data"?: PresentationEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresentationEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PresentationEditeur_item"
};

(node as any).hash = "4d1efc195568958c22f39ae4f5ed0250";

export default node;
