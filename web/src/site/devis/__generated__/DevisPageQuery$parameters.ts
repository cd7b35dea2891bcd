/**
 * @generated SignedSource<<0186e0f790e0cc7cd3671709f2d4d8a2>>
 * @relayHash d74f2271b2599cb53d47faf1c62480a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e96d66fc94a3e378249f69cafee16535c2d1588d28270a1d7986115951e28cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e96d66fc94a3e378249f69cafee16535c2d1588d28270a1d7986115951e28cd",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
