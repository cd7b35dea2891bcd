/**
 * @generated SignedSource<<c776682c31b118429b25a2d2a508cc41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type page_item$data = {
  readonly auMenu: boolean;
  readonly contenu: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly media: string;
    readonly name: string;
    readonly size: number;
    readonly titre: string;
  }>;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly libelle: string;
  readonly partage: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly titre: string;
  readonly titreRecherche: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "page_item";
};
export type page_item$key = {
  readonly " $data"?: page_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"page_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "page_item"
};

(node as any).hash = "ca800f1fc10f2304cb940983ecaa009c";

export default node;
