/**
 * @generated SignedSource<<c9090d14a08a407227d98be366b6493b>>
 * @relayHash 276d1514f41fe0a2eaa287f38bc2fd9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2a59c544ebda681cd982d8d32e54792af3afe258b98e04c82ba16780b1b947

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e2a59c544ebda681cd982d8d32e54792af3afe258b98e04c82ba16780b1b947",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
